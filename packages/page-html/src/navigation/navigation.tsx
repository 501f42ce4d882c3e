import type { Menu, MenuGroup, MenuLink } from './menu.ts'

/** Target of the skip link. */
export const contentId = 'isi'

/**
 * The navigation bars: a top bar and a second one on wide screens, a drawer with the same items up to 991 px. They open
 * without a script. `data-session` marks what the script may replace after sign-in: published bytes do not depend on
 * the visitor.
 */
export function Navigation({ siteName, menu }: { siteName: string; menu: Menu }) {
  return (
    <header data-tone="white" className="nav">
      <a href={`#${contentId}`} className="nav-skip">
        Langsung ke isi
      </a>
      <div className="nav-row">
        <a href="/" className="nav-name">
          {siteName}
        </a>
        <nav aria-label="Utama" className="nav-wide">
          <Links links={menu.top} />
        </nav>
        <a href="/login" data-session="" className="nav-enter">
          Daftar/Masuk
        </a>
        <details className="nav-drawer">
          <summary className="nav-label">Menu</summary>
          <nav aria-label="Menu" className="nav-sheet">
            <Links links={menu.top} />
            {menu.groups.map((group) => (
              <Group key={group.label} group={group} name="laci" />
            ))}
            <Links links={menu.links} />
          </nav>
        </details>
      </div>
      <nav aria-label="Jelajahi" className="nav-wide nav-second">
        <div className="nav-row">
          {menu.groups.map((group) => (
            <Group key={group.label} group={group} name="bilah" />
          ))}
          <Links links={menu.links} />
        </div>
      </nav>
    </header>
  )
}

/** @param name menus of one name close each other in browsers that support it */
function Group({ group: { label, links }, name }: { group: MenuGroup; name: string }) {
  return (
    <details name={name} className="nav-group">
      <summary className="nav-label">{label}</summary>
      <div className="nav-panel">
        <Links links={links} />
      </div>
    </details>
  )
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ label, href }) => (
    <a key={href} href={href} className="nav-link">
      {label}
    </a>
  ))
}

/**
 * CSS of the bars; page-html keeps what is used. Up to 991 px, the specification's limit for phones, there is the
 * drawer.
 */
export const navigationCss = [
  '.nav{container-type:inline-size;position:relative;z-index:10;border-bottom:1px solid var(--ui-line);font-size:.9375rem}',
  // Printing expands all menus, which would cover the page.
  '@media print{.nav{display:none}}',
  '.nav-skip{position:absolute;left:1rem;top:-4rem;z-index:1;padding:.75rem 1rem;background-color:var(--ui-ground)}',
  '.nav-skip:focus{top:.5rem}',
  '.nav-row{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;max-width:75rem;margin-inline:auto;padding:.375rem 1.25rem}',
  '.nav-name{margin-right:auto;padding-block:.625rem;font-size:1.125rem;font-weight:700;color:var(--ui-accent)}',
  '.nav-wide{display:none}',
  '.nav-link,.nav-label{display:flex;align-items:center;min-height:2.75rem;padding-inline:.5rem}',
  '.nav-link:hover,.nav-label:hover{text-decoration:underline;text-underline-offset:.2em}',
  '.nav-label{font-weight:600}',
  '.nav-label::after{content:"";width:.4375rem;height:.4375rem;margin:0 .25rem .2rem .5rem;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}',
  '.nav-enter{display:flex;align-items:center;min-height:2.75rem;padding-inline:.75rem;border-radius:var(--ui-radius-control);font-weight:600;color:var(--ui-cta-text);background-color:var(--ui-cta)}',
  '.nav-enter:hover{background-color:var(--ui-cta-hover)}',
  '.nav-sheet{position:absolute;left:0;right:0;top:100%;max-height:80vh;overflow-y:auto;padding:.5rem .75rem 1rem;border-block:1px solid var(--ui-line);background-color:var(--ui-ground)}',
  '.nav-sheet .nav-panel{padding-left:1rem}',
  '@container (min-width:62rem){.nav-wide{display:flex}.nav-drawer{display:none}.nav-second{border-top:1px solid var(--ui-line)}.nav-row{gap:1rem;padding-inline:2.5rem}.nav-second .nav-row{width:100%;padding:0 2rem}.nav-group{position:relative}.nav-second .nav-panel{position:absolute;left:0;top:100%;min-width:14rem;padding:.5rem;border:1px solid var(--ui-line);background-color:var(--ui-ground)}}',
].join('')
