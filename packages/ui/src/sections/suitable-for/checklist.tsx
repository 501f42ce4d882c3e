import type { SideProps } from './side.tsx'

/** A sheet to tick. The style sheet counts the ticks; nothing is sent or kept. */
export function Checklist({ lines, page, slot }: Omit<SideProps, 'kind'>) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div data-tone={page.settings.tone === 'white' ? 'paper' : 'white'} className="ui:fit-sheet" data-part="yes">
      <Title className="ui:tile-title">{page.labels.suits}</Title>
      <ul className="ui:fit-ticks">
        {lines.map(({ id, text }) => (
          <li key={id}>
            <label>
              <input type="checkbox" className="ui:fit-box ui:checkbox-mark" />
              <span>{slot(['yes', id, 'text'], text)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="ui:fit-count" data-part="count">
        {page.labels.ofTicks(lines.length)}
      </p>
    </div>
  )
}
