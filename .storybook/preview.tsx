import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import '../packages/ui/dist/fonts.css'
import '../packages/ui/dist/stories.css'
import './preview.css'
import { InTheme } from './in-theme.tsx'
import { readableArgTypes } from './property-table.ts'
import { fontItems, globalsToTheme, modeItems, roundedItems, brandItems, widthItems } from './toolbar.ts'

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /(color|brand)$/i } },
    docs: { toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'Mulai',
          'Token',
          ['Warna', 'Skema', 'Huruf', 'Ruang', 'Bentuk', 'Gerak'],
          'Ikon',
          'Dasar',
          'Interaktif',
          'Bagian',
          'Teks kaya',
        ],
      },
    },
  },
  globalTypes: {
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
    mode: {
      description: 'Terang atau gelap',
      toolbar: { title: 'Mode', icon: 'contrast', items: modeItems, dynamicTitle: true },
    },
    width: {
      description: 'Lebar wadah',
      toolbar: { title: 'Lebar', icon: 'ruler', items: widthItems, dynamicTitle: true },
    },
  },
  initialGlobals: { font: 'auto', rounded: 'medium', brand: '#0c7a75', mode: 'light', width: 'auto' },
  decorators: [
    (Story, { globals, parameters, title }) => (
      <InTheme
        theme={globalsToTheme(globals, title)}
        width={String(globals.width ?? 'auto')}
        hasPadding={parameters.isBare !== true && !title.startsWith('Bagian')}
      >
        <Story />
      </InTheme>
    ),
  ],
})
