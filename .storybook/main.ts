import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { defaultClientConditions, mergeConfig } from 'vite'
import { virtualModules } from './virtual-modules.ts'

/** What `npm run figma:sheets` has drawn, so that designers download it. */
const sheets = fileURLToPath(new URL('../.cache/figma/sheets', import.meta.url))
const ui = (path: string) => fileURLToPath(new URL(`../packages/ui/${path}`, import.meta.url))

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/ui/src/fonts/files', to: '/fonts' },
    { from: './brand', to: '/brand' },
    { from: '../tokens/figma', to: '/figma/tokens' },
    ...(existsSync(sheets) ? [{ from: sheets, to: '/figma/sheets' }] : []),
  ],
  // A component's own page is its .mdx, under the same name everywhere.
  docs: { defaultName: 'Pedoman' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript API of the other docgen is not needed, and this one reads what JSDoc says.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(config) {
    const { buildStoriesCss } = await import(ui('scripts/css.mjs'))
    await buildStoriesCss()
    return mergeConfig(config, {
      plugins: [
        virtualModules(),
        {
          name: 'naikkelas:styles',
          async handleHotUpdate({ file }: { file: string }) {
            if (file.startsWith(ui('src/')) && !file.includes('/dist/')) await buildStoriesCss()
          },
        },
      ],
      // Found late, they would make the browser reload in the middle of a test.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@radix-ui/react-dropdown-menu',
          '@radix-ui/react-slot',
          'uqr',
          'zod/mini',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'storybook/test',
          'axe-core',
        ],
      },
      resolve: { conditions: ['source', ...defaultClientConditions] },
    })
  },
})
