import { defineConfig, fontProviders } from 'astro/config'
export default defineConfig({
  build: { inlineStylesheets: 'always' },
  compressHTML: true,
  image: { responsiveStyles: false, layout: 'constrained' },
  fonts: [
    {
      name: 'Poppins',
      cssVariable: '--font',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [400, 600, 700].map((w) => ({
          weight: w,
          style: 'normal',
          src: [`./src/assets/fonts/poppins-${w}.woff2`],
        })),
      },
    },
  ],
})
