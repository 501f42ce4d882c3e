// Starts a section type: `npm run new:section countdown` writes its folder and registers it; nothing else is to be edited.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './node24.mjs'

/**
 * The files of a new section by name. They compile, pass the contract test and draw two layouts.
 * @param {string} name the folder: lower-case words with hyphens
 */
export function sectionFiles(name) {
  const words = name.split('-')
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('')
  const pascal = capital(camel)
  const type = words.join('_')
  const label = capital(words.join(' '))
  return {
    [`${name}.section.ts`]: `import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { ctaSchema, imageSchema, noCta, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['plain', 'split']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  image: imageSchema,
  cta: ctaSchema,
}))
export type ${pascal}Content = z.infer<typeof content>

export const ${camel} = defineSection<${pascal}Content>({
  type: '${type}',
  version: 1,
  label: '${label}',
  purpose: 'Satu kalimat: kapan bagian ini dipakai.',
  group: 'content',
  keywords: ['${words.join("', '")}'],
  content,
  defaults: {
    layout: 'plain',
    eyebrow: '',
    title: 'Tulis judulnya di sini',
    text: '',
    image: noImage,
    cta: noCta,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'plain', label: 'Polos' },
        { value: 'split', label: 'Terbelah' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45 },
    text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    image: { kind: 'image', label: 'Gambar' },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  upgrades: {},
})
`,
    [`${name}.view.tsx`]: `import { CtaLink } from '../parts/cta-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { ${pascal}Content } from './${name}.section.ts'

export type ${pascal}Props = SectionViewProps<${pascal}Content>

/** What the section does for a page, in one sentence. */
export default function ${pascal}View({ content, page, slot }: ${pascal}Props) {
  const { layout, eyebrow, title, text, image, cta } = content
  const opening = (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text">
      <CtaLink cta={cta} page={page} slot={slot} />
    </SectionHeading>
  )
  const picture = <Picture image={image} page={page} sizes="(min-width:62rem) 33rem,100vw" isFirst isExpected />
  switch (layout) {
    case 'plain':
      return (
        <SectionShell type="${type}" page={page}>
          {opening}
          {picture}
        </SectionShell>
      )
    case 'split':
      return (
        <SectionShell type="${type}" page={page}>
          <div className="ui:split-7-5">
            {opening}
            {picture}
          </div>
        </SectionShell>
      )
  }
}
`,
    [`${name}.examples.ts`]: `import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { ${camel}, type ${pascal}Content } from './${name}.section.ts'

const shop: ${pascal}Content = {
  ...${camel}.defaults,
  title: 'Latihan dari toko sungguhan',
  text: 'Data penjualan satu tahun, persis seperti data Anda.',
  image: storyImage('meja-kasir', 'Meja kasir toko kopi dengan laptop'),
  cta: { ...noCta, label: 'Lihat materi' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  plain: { content: shop },
  split: { content: { ...shop, layout: 'split' }, settings: { tone: 'paper' } },
} satisfies Record<string, { content: ${pascal}Content; settings?: Partial<SectionSettings> }>
`,
    [`${name}.stories.tsx`]: `import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './${name}.examples.ts'
import { ${camel} } from './${name}.section.ts'
import ${pascal}View from './${name}.view.tsx'

const meta = preview.meta({ title: 'Bagian/${label} (${label})' })

export const Plain = meta.story({ render: () => <SectionStory view={${pascal}View} example={examples.plain} /> })
export const Split = meta.story({ render: () => <SectionStory view={${pascal}View} example={examples.split} /> })
export const New = meta.story({ render: () => <SectionStory view={${pascal}View} example={{ content: ${camel}.defaults }} /> })
export const EveryGround = meta.story({ render: () => <SectionTones view={${pascal}View} example={examples.split} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={${pascal}View} examples={examples} /> })
`,
    [`${name}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './${name}.examples.ts'
import type { ${pascal}Content } from './${name}.section.ts'
import ${pascal}View from './${name}.view.tsx'

const draw = (content: ${pascal}Content) => renderToStaticMarkup(<${pascal}View content={content} page={storyPage('${type}')} slot={(_path, node) => node} />)

// What every section promises is tested by sections/contract.test.tsx; this file tests what only this section does.
it('shows its words before its picture', () => {
  const html = draw(examples.split.content)
  expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<img'))
})
`,
    [`${name}.mdx`]: `import { Canvas, Meta } from '@storybook/addon-docs/blocks'
import * as ${pascal}Stories from './${name}.stories.tsx'

<Meta of={${pascal}Stories} />

# ${label} (${label})

What it is for, in one sentence.

In the palette: **${label}**. Type: \`${type}\`.

## Layouts

### \`plain\`

<Canvas of={${pascal}Stories.Plain} />

### \`split\`

<Canvas of={${pascal}Stories.Split} />

## Do

- Name the result.

## Do not

- Put two ideas into one section.

## Accessibility

- The title is h1 where it opens the page, else h2.
`,
  }
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

async function start(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
    throw new Error('Say the name in lower-case words with hyphens: npm run new:section countdown')
  }
  const folder = join(root, 'packages/ui/src/sections', name)
  if (existsSync(folder)) throw new Error(`There is a folder packages/ui/src/sections/${name} already.`)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(sectionFiles(name))) writeFileSync(join(folder, file), text)
  await import('./sections.mjs')
  console.log(`packages/ui/src/sections/${name} is there and registered: palette, inspector, API and published pages have it.
Next: write its fields and layouts, then look at it: node scripts/look-sections.mjs --out /tmp/look ${name.replaceAll('-', '_')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await start(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
