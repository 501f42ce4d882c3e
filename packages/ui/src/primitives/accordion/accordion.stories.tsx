import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Heading } from '../heading/heading.tsx'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = preview.meta({
  title: 'Dasar/Lipatan (Accordion)',
  component: Accordion,
  subcomponents: { AccordionItem },
  render: (args) => (
    <div className="story-column">
      <Heading level={2} size="app-xl">
        Pengiriman dan pembayaran
      </Heading>
      <Accordion {...args}>
        <AccordionItem title="Kapan uang penjualan saya cair?" open>
          <p>Setiap Senin dan Kamis pukul 10.00 WIB, ke rekening yang sudah diverifikasi.</p>
        </AccordionItem>
        <AccordionItem title="Apakah pembeli dapat meminta pengembalian?">
          <p>Dapat, sampai 14 hari setelah membeli, selama belum menonton lebih dari separuh pelajaran.</p>
        </AccordionItem>
        <AccordionItem title="Bagaimana mempertanggungjawabkan pajak penghasilan dari penjualan lintas marketplace?">
          <p>Unduh laporan bulanan dari menu Laporan, lalu serahkan kepada akuntan Anda.</p>
        </AccordionItem>
      </Accordion>
    </div>
  ),
})

export const Questions = meta.story()

export const OpensWhenPressed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const question = canvas.getByText('Apakah pembeli dapat meminta pengembalian?')
    await expect(question).toHaveFocus()
    await userEvent.click(question)
    await expect(canvas.getByText(/sampai 14 hari/)).toBeVisible()
  },
})

export const OneAtATime = meta.story({
  render: () => (
    <div className="story-column">
      <Accordion>
        <AccordionItem name="paket" title="Paket mandiri" open>
          <p>Semua pelajaran, selamanya.</p>
        </AccordionItem>
        <AccordionItem name="paket" title="Paket bimbingan">
          <p>Ditambah empat pertemuan langsung.</p>
        </AccordionItem>
      </Accordion>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Paket bimbingan'))
    await expect(canvas.getByText(/empat pertemuan/)).toBeVisible()
    await expect(canvas.getByText(/selamanya/)).not.toBeVisible()
  },
})
