import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import '../packages/ui/dist/fonts.css'
import '../packages/ui/dist/stories.css'
import { StoryContent } from '../packages/ui/src/sections/parts/section-story.tsx'
import { canvasActions, rememberStory } from './canvas-actions.ts'
import { STORED_SECTION } from './channel.ts'
import { ModeDocsContainer } from './docs-page.tsx'
import './docs.css'
import { InTheme } from './in-theme.tsx'
import './preview.css'
import { TitleWithBadges } from './page-facts.tsx'
import { readableArgTypes } from './property-table.ts'
import { sectionCodes, type StoryFacts, withImports } from './story-code.ts'
import {
  brandItems,
  fontItems,
  globalsToTheme,
  isOfAPage,
  modeItems,
  roundedItems,
  textItems,
  widthItems,
} from './toolbar.ts'

type LongText = typeof import('./long-text.ts')

const sameContent = <Content,>(_view: unknown, content: Content) => content

/** Sections as components with their imports; anything else as the JSX that was rendered, with imports. */
async function usableCode(code: string, story: unknown): Promise<string> {
  // A story in a frame of its own is drawn there, and remembered here by its code alone.
  rememberStory(story as StoryFacts)
  const section = await sectionCodes(story as StoryFacts)
  if (section) return section.jsx
  const { entries } = await import('virtual:naikkelas-entries')
  return withImports(code, entries)
}

/** The addon reads these and does not declare them. */
const ownElements = { components: { h1: TitleWithBadges } }

/** Whether stories are drawn for their sheets only (`npm run figma:sheets`): axe has its own run. */
const isDrawn = (import.meta as { env?: { MODE?: string } }).env?.MODE === 'drawn'

/** `vitest --project stories --mode dark` draws and checks every story in the dark. */
const firstMode = (import.meta as { env?: { MODE?: string } }).env?.MODE === 'dark' ? 'dark' : 'light'

// What a test waits for comes late on a machine that other work shares.
configure({ asyncUtilTimeout: 10_000 })

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: isDrawn ? 'off' : 'error' },
    controls: { expanded: true, matchers: { color: /(color|brand)$/i } },
    docs: {
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .skip-toc, .skip-toc *' },
      container: ModeDocsContainer,
      ...ownElements,
      codePanel: true,
      source: { type: 'dynamic', transform: usableCode },
      canvas: { additionalActions: canvasActions },
    },
    options: {
      storySort: {
        order: [
          'Mulai',
          'Panduan',
          ['Dasar desain (Foundations)', 'Figma', 'Status', 'Lab tema (Theme lab)', 'Ikut mengerjakan (Contributing)'],
          'Token',
          [
            'Tema (Theme)',
            'Warna (Colour)',
            'Skema (Schemes)',
            'Huruf (Type)',
            'Ruang (Space)',
            'Bentuk (Shape)',
            'Gerak (Motion)',
          ],
          'Ikon',
          'Dasar',
          'Interaktif',
          'Bagian',
          'Resep',
          'Gambar',
          'Teks kaya',
        ],
      },
    },
  },
  globalTypes: {
    mode: {
      description: 'Terang atau gelap',
      toolbar: { title: 'Mode', icon: 'contrast', items: modeItems, dynamicTitle: true },
    },
    font: {
      description: 'Huruf',
      toolbar: { title: 'Huruf', icon: 'paragraph', items: fontItems, dynamicTitle: true },
    },
    rounded: {
      description: 'Sudut',
      toolbar: { title: 'Sudut', icon: 'component', items: roundedItems, dynamicTitle: true },
    },
    brand: {
      description: 'Warna halaman',
      toolbar: { title: 'Warna', icon: 'paintbrush', items: brandItems, dynamicTitle: true },
    },
    text: {
      description: 'Panjang teks',
      toolbar: { title: 'Teks', icon: 'edit', items: textItems, dynamicTitle: true },
    },
    width: {
      description: 'Lebar wadah',
      toolbar: { title: 'Lebar', icon: 'ruler', items: widthItems, dynamicTitle: true },
    },
  },
  initialGlobals: { font: 'auto', rounded: 'medium', brand: '#0c7a75', mode: firstMode, text: 'usual', width: 'auto' },
  loaders: [
    async ({ globals }): Promise<{ long?: LongText }> =>
      globals.text === 'long' ? { long: await import('./long-text.ts') } : {},
  ],
  decorators: [
    (Story, context) => {
      const { globals, parameters, title, args, loaded } = context
      const { long } = loaded as { long?: LongText }
      useStoredSection(context as unknown as StoryFacts & { viewMode?: string })
      return (
        <StoryContent value={long ? long.longContent : sameContent}>
          <InTheme
            theme={globalsToTheme(globals, title)}
            width={String(globals.width ?? 'auto')}
            hasPadding={parameters.isBare !== true && !isOfAPage(title)}
          >
            {long ? <Story args={long.longArgs(args)} /> : <Story />}
          </InTheme>
        </StoryContent>
      )
    },
  ],
})

/** Sends the frame around the story what "Salin sebagai JSON" copies. */
function useStoredSection(story: StoryFacts & { viewMode?: string }) {
  useEffect(() => rememberStory(story))
  useEffect(() => {
    // Not needed in tests.
    if (story.viewMode !== 'story' || window.parent === window) return
    void sectionCodes(story).then((codes) =>
      addons.getChannel().emit(STORED_SECTION, { id: story.id, json: codes?.json }),
    )
  })
}
