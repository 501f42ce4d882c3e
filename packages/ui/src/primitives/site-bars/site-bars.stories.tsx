import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Logo } from '../../icons/logo.tsx'
import { sampleMenu } from './sample-menu.ts'
import { SiteBanners } from './site-banners.tsx'
import { SiteBars } from './site-bars.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SitePopup } from './site-popup.tsx'

const meta = preview.meta({
  title: 'Dasar/Bilah situs (SiteBars)',
  component: SiteBars,
  parameters: { isBare: true },
  args: {
    logo: <Logo label="" />,
    homeLabel: 'Naikkelas, ke beranda',
    menu: sampleMenu,
    currentPath: '/events',
    person: null,
  },
  render: (args) => (
    <>
      <SiteBars {...args} />
      <div id="isi" style={{ minHeight: '22rem' }} />
    </>
  ),
})

export const Visitor = meta.story()

export const Member = meta.story({ args: { person: { name: 'Ratna Kusuma', href: '/profile/7' } } })

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#ffb702" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5"/><circle cx="4" cy="8" r="3"/></svg>',
)}`

export const MemberWithPicture = meta.story({
  args: { person: { name: 'Ratna Kusuma', href: '/profile/7', picture: portrait } },
})

/** As public pages are drawn: the parts of members wait for a script. */
export const Everyone = meta.story({ args: { person: undefined } })

export const LongName = meta.story({
  args: { person: { name: 'Maria Immaculata Sri Rahayu Kusumaningtyas Prawirodirdjo', href: '/profile/7' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const MenuOpen = meta.story({
  args: { person: { name: 'Ratna Kusuma', href: '/profile/7' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lewati ke isi' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ratna Kusuma' }))
    await expect(canvas.getByRole('link', { name: 'Akun' })).toBeVisible()
  },
})

export const Footer = meta.story({
  render: () => (
    <SiteFooter
      logo={<Logo />}
      text="Kelas praktik untuk pemilik usaha kecil di Indonesia."
      groups={sampleMenu.groups}
      legal={[
        { label: 'Penafian', href: '/disclaimer' },
        { label: 'Kebijakan privasi', href: '/privacy' },
      ]}
    />
  ),
})

const drawing = (width: number, height: number, words: string) => {
  const url = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#0c7a75" d="M0 0h${width}v${height}H0z"/><path fill="#ffb702" d="M0 ${height}h${width / 2}v-${height / 3}H0z"/></svg>`,
  )}`
  return { id: words, alt: words, href: '#promo', picture: { width, height, widths: [], url: () => url } }
}

export const Banner = meta.story({
  render: (args) => (
    <>
      <SiteBars {...args} />
      <SiteBanners banners={[drawing(1_800, 600, 'Mulai tanpa biaya')]} />
    </>
  ),
})

export const Popup = meta.story({
  render: () => <SitePopup popup={drawing(800, 1_000, 'Satu kelas gratis hari ini')} />,
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')
    dialog?.showModal()
    await expect(dialog).toBeVisible()
  },
})
