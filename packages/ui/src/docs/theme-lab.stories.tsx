import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ThemeLab } from './theme-lab.tsx'

const meta = preview.meta({ title: 'Panduan/Lab tema (Theme lab)', parameters: { controls: { disable: true } } })

export const Lab = meta.story({ name: 'Lab (Try a theme)', render: () => <ThemeLab /> })

export const ATypedColourRepaintsThePage = meta.story({
  name: 'Warna yang diketik (A typed colour)',
  tags: ['!dev'],
  render: () => <ThemeLab />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('group', { name: 'Halaman dalam tema ini' })
    const ground = () => getComputedStyle(page.querySelector('[data-tone="brand"]') ?? page).backgroundColor
    const before = ground()
    const code = canvas.getByRole('textbox', { name: /Warna halaman|Kode warna/ })
    await userEvent.clear(code)
    await userEvent.type(code, '#9d4fa0')
    await userEvent.tab()
    await waitFor(() => expect(ground()).not.toBe(before))
    await expect(canvas.getByLabelText('Kode tema')).toHaveTextContent("brand: '#9d4fa0'")
  },
})
