// The package in one text, for developers and tools that write code with it without reading its sources.

export function llmsText(manifest) {
  const { name, version, components, surroundings, types, sections, icons } = manifest
  const parts = components.map((component, index) => {
    const isLast = components[index + 1]?.from !== component.from
    return [componentText(component), ...(isLast ? typesOf(types, component.from) : [])].join('\n')
  })
  const text = [
    head(name, version),
    ...surroundings.map(componentText),
    '# Components',
    ...parts,
    // Of entries that hold no component.
    ...[...new Set(types.map(({ from }) => from))]
      .filter((from) => !components.some((component) => component.from === from))
      .map((from) => typesOf(types, from).slice(1).join('\n')),
    iconsText(name, icons),
    sectionsHead(manifest),
    ...sections.map(sectionText),
  ]
  return `${text.join('\n\n')}\n`
}

function head(name, version) {
  return `# ${name} ${version}

React 19 components and landing page sections of Naikkelas. Load ${name}/styles.css and ${name}/fonts.css once, and stand
inside a ThemeScope. README.md of the package has whole examples: a form in a dialog, a page of stored sections, a section
of one's own, static HTML. Own HTML attributes of the element beneath are accepted too, where a component draws one; so
is \`className\`, which is appended.

import { type Theme, ThemeScope, ThemeStyle } from '${name}/theme'

const theme: Theme = { font: 'poppins', rounded: 'full', brand: '#7a1fa2', accent: null, mode: 'light' }

<ThemeScope theme={theme}>
  <ThemeStyle theme={theme} />
</ThemeScope>

- font: 'roboto' | 'arial' | 'montserrat' | 'poppins'
- rounded: 'none' | 'medium' | 'full'
- brand: \`#rrggbb\`. Any colour; what stands on it stays readable.
- accent: \`#rrggbb\` | null. Colour of calls to action, in a light step of it; null is the house's yellow.
- mode: 'light' | 'dark', the attribute \`data-mode\` of the scope

Tone, the ground of a scope, a section or any element with \`data-tone\`: 'white' | 'paper' | 'soft' | 'board' | 'brand' |
'turmeric'.

Also there: \`defaultTheme\`, \`appTheme\` (applications), \`pageThemes\` (a list of { id, name, brand }).`
}

function componentText({ name, from, runs, description, props }) {
  return [
    `## ${name}`,
    '',
    `import { ${name} } from '${from}'${runs === 'client' ? ' (client)' : ''}`,
    '',
    description,
    '',
    ...props.map(
      (prop) =>
        `- ${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}${prop.default ? ` = ${prop.default}` : ''}${prop.description ? `. ${prop.description}` : ''}`,
    ),
  ].join('\n')
}

function typesOf(types, from) {
  const own = types.filter((type) => type.from === from)
  if (own.length === 0) return []
  return ['', `Also of '${from}':`, '', '```ts', own.map(({ text }) => text).join('\n\n'), '```']
}

function iconsText(name, icons) {
  const list = (some) => some.map((icon) => `${icon.name} (${icon.en})`).join(', ')
  const renamed = [...icons.content, ...icons.interface].filter((icon) => icon.drawing !== icon.name)
  return `# Icons

\`<Icon name="toko" />\`, or alone \`<IconShape of={toko} />\` with a drawing of '${name}/icons/drawings'. A drawing has the
icon's name, written in one word where that has a hyphen: ${renamed.map(({ drawing }) => drawing).join(', ')}.

- Content may hold: ${list(icons.content)}.
- Signs of interfaces: ${list(icons.interface)}.`
}

function sectionsHead({ name, sectionList, sectionSurroundings }) {
  return `# Sections

A page stores \`{ id, type, version, content, settings }\` a section; SectionList of '${name}/sections' draws the list, and
each section is a component of its content too. Every key of a content is written, texts may be empty:
\`sections.price.defaults\` of '${name}/sections/registry' is a whole one to begin with. All strings are plain text.

- text(n): string of at most n characters
- RichText(n): \`{ type: 'doc', content: […] }\`, at most n characters; \`richTextOf('…')\` of '${name}/rich-text' makes one
- ShortId: 10 characters of A–Z, a–z, 0–9, _ and -, unique in its list: 'paket-0001'
- Image: \`{ mediaId, alt, isDecorative }\`; mediaId is a UUID in lower case, or '' for none (\`noImage\`)
- Video: \`{ kind: 'none' }\` (\`noVideo\`), or of a provider, a file, an address (\`videoSchema\`)
- Link: \`{ kind: 'url', href }\` (\`noLink\` has an empty one), \`{ kind: 'section', sectionId: ShortId }\`, \`{ kind: 'whatsapp', number, text }\`,
  \`{ kind: 'offer' }\` where the page's offer leads, or to a page, a checkout, a file (\`linkSchema\`)
- Cta: \`{ label, target: Link, style: 'primary' | 'secondary', note }\`; \`noCta\` is an empty one, drawn as nothing
- IconName: a name of \`iconNameSchema\`, or ''
- Instant: ISO 8601 with an offset, or null where it may be open
- settings: \`{ tone, spacing, hasStep, visibleOn, schedule, isHidden }\`; what is missing is as in \`defaultSettings\`

What SectionList takes, and what a section by itself takes beside its content:

\`\`\`ts
${sectionList}

${sectionSurroundings}
\`\`\``
}

function sectionText({ type, version, component, from, label, purpose, content, layouts, settings }) {
  return [
    `## ${component}`,
    '',
    `import { ${component} } from '${from}'`,
    '',
    `${label}: ${purpose} Stored as type '${type}', version ${version}.${usual(settings)}`,
    '',
    ...Object.entries(content).map(([key, value]) => `- ${key}: ${value}`),
    ...drawnBySome(layouts),
  ].join('\n')
}

function drawnBySome(layouts) {
  const layoutKeys = Object.entries(layouts).map(([key, some]) => `${key} (${some.join(', ')})`)
  return layoutKeys.length === 0 ? [] : ['', `Drawn by some layouts only: ${layoutKeys.join('; ')}.`]
}

const usual = (settings) =>
  Object.keys(settings).length === 0 ? '' : ` A new one is given settings ${JSON.stringify(settings)}.`
