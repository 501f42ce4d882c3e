import preview from '../../../../../.storybook/preview.tsx'
import { QrCode } from './qr-code.tsx'

const qris =
  '00020101021226610016ID.CO.SHOPEE.WWW01189360091800216005230208216005230303UME51440014ID.CO.QRIS.WWW0215ID10243219571390303UME5204829953033605406349000' +
  '5802ID5909NAIKKELAS6007BANDUNG61054011562070703A016304B5A1'

const meta = preview.meta({
  title: 'Dasar/Kode QR (QrCode)',
  component: QrCode,
  args: { text: 'https://naikkelas.id/kelas/toko-ramai', label: 'Kode QR untuk naikkelas.id/kelas/toko-ramai' },
})

export const Address = meta.story()
export const Payment = meta.story({ args: { text: qris, label: 'Kode QRIS untuk pesanan NK-20261120-0047' } })
export const Small = meta.story({ args: { style: { maxWidth: 112 } } })
export const OnDark = meta.story({
  render: (args) => (
    <div data-tone="board" style={{ padding: 24 }}>
      <QrCode {...args} />
    </div>
  ),
})
