import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './navbar.examples.ts'
import { navbar } from './navbar.section.ts'
import NavbarView from './navbar.view.tsx'

const meta = preview.meta({ title: 'Bagian/Header (Navbar)' })

export const Bar = meta.story({ render: () => <SectionStory view={NavbarView} example={examples.bar} /> })
export const BarOfLogo = meta.story({ render: () => <SectionStory view={NavbarView} example={examples.barOfLogo} /> })
export const BarOfManyWords = meta.story({
  render: () => <SectionStory view={NavbarView} example={examples.barOfManyWords} />,
})
export const Masthead = meta.story({ render: () => <SectionStory view={NavbarView} example={examples.masthead} /> })
export const Drawer = meta.story({ render: () => <SectionStory view={NavbarView} example={examples.drawer} /> })
export const New = meta.story({
  render: () => <SectionStory view={NavbarView} example={{ content: navbar.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={NavbarView} example={{ content: navbar.defaults }} isSample />,
})
export const EveryGround = meta.story({ render: () => <SectionTones view={NavbarView} example={examples.bar} /> })
export const Sheet = meta.story({ render: () => <SectionSheet view={NavbarView} examples={examples} /> })

/** On a phone the links fold; the browser opens and closes them. */
export const MenuOnAPhone = meta.story({
  globals: { width: '360' },
  render: () => <SectionStory view={NavbarView} example={examples.bar} />,
  play: async ({ canvas, step }) => {
    const link = canvas.getByText('Cerita peserta')
    await expect(link).not.toBeVisible()
    await step('"Menu" shows the links, large enough for a thumb', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
      await expect(link).toBeVisible()
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
    })
    await step('the cross hides them again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tutup menu' }))
      await expect(link).not.toBeVisible()
    })
  },
})
