// The bar of a page that a Super Admin looks at as a learner: loaded by the site script alone.
import { afterView, viewBarWords } from '@naikkelas/contract/identity'
import { styled } from './styled.ts'

fetch('/api/session')
  .then(
    (answer) => answer.json() as Promise<{ data: { visitor: { name: string; viewedUntil: string | null } | null } }>,
  )
  .then(({ data: { visitor } }) => {
    if (visitor?.viewedUntil) show(visitor.name, visitor.viewedUntil)
  })
  // The next page says it.
  .catch(() => {})

// Back to a page after the view has ended: it is fetched again.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

/** Says at the bottom of a page that a Super Admin looks at it as someone else, and ends that. */
function show(name: string, until: string): void {
  const end = styled('button', {
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: '0',
    borderRadius: '5px',
    background: '#213232',
    color: '#fff',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  })
  end.type = 'button'
  end.textContent = viewBarWords.end
  end.addEventListener('click', () => {
    fetch('/api/admin/user-view', { method: 'DELETE' }).then(
      () => location.assign(afterView),
      // Offline the view goes on.
      () => {},
    )
  })
  const text = document.createElement('span')
  text.textContent = viewBarWords.text(name, until)
  const bar = styled(
    'aside',
    {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: '60',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.5rem 1rem',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '.5rem 1rem',
      background: '#ffb702',
      color: '#213232',
      fontSize: '.875rem',
    },
    [text, end],
  )
  bar.setAttribute('aria-label', viewBarWords.label)
  document.body.append(bar)
  // The end of the page is not covered.
  document.body.style.paddingBottom = `${bar.offsetHeight}px`
}
