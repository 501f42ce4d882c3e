import type { ReactNode } from 'react'
import preview from '../../../../../.storybook/preview.tsx'
import { Bars } from './bars.tsx'
import { Digits } from './digits.tsx'
import { Person } from './portrait.tsx'
import { Receipt } from './receipt.tsx'
import { SectionShell } from './section-shell.tsx'
import { Stamp } from './stamp.tsx'
import { StepsFloor } from './steps-floor.tsx'
import { storyImage, storyPage } from './story-media.ts'
import { Ticket } from './ticket.tsx'

const meta = preview.meta({ title: 'Bagian/Ciri khas (Signatures)' })

const page = storyPage('ciri-khas', { tone: 'soft' })
const onGround = (children: ReactNode) => (
  <SectionShell type="headline" page={page}>
    {children}
  </SectionShell>
)

export const ReceiptWithStamp = meta.story({
  render: () =>
    onGround(
      <Receipt
        head="Nota pendaftaran"
        headNote="Angkatan 7"
        lines={[
          { id: 'a', label: '12 pelajaran video' },
          { id: 'b', label: '38 berkas latihan', value: 'termasuk' },
          { id: 'c', label: 'Garansi 14 hari', value: 'termasuk' },
        ]}
        strikeLabel="Harga biasa"
        strike="Rp899.000"
        totalLabel="Total"
        total="Rp349.000"
        stamp={<Stamp>HEMAT Rp550.000</Stamp>}
      />,
    ),
})

export const StampOfSuccess = meta.story({ render: () => onGround(<Stamp tone="ok">LULUS</Stamp>) })

export const TicketForAWorkshop = meta.story({
  render: () =>
    onGround(
      <Ticket
        stub={
          <>
            <p className="ui:person-role">Harga awal</p>
            <p className="ui:text-h3">Rp149.000</p>
          </>
        }
      >
        <h2 className="ui:text-h2">Iklan hemat untuk toko kecil</h2>
        <p>Sabtu, 29 November 2026, 09.00 sampai 12.00 WIB. Rekaman bisa ditonton 30 hari.</p>
      </Ticket>,
    ),
})

export const Levels = meta.story({
  render: () =>
    onGround(
      <ul>
        {(['Dasar', 'Menengah', 'Mahir'] as const).map((name, index) => (
          <li key={name} className="ui:eyebrow">
            <Bars level={(index + 1) as 1 | 2 | 3} />
            {name}
          </li>
        ))}
      </ul>,
    ),
})

export const AlignedDigits = meta.story({
  render: () =>
    onGround(
      <ul>
        {['14 menit', '31 menit', '20 menit'].map((value) => (
          <li key={value}>
            <Digits value={value} />
          </li>
        ))}
      </ul>,
    ),
})

export const PersonWithPortrait = meta.story({
  render: () =>
    onGround(
      <Person
        image={storyImage('mentor-sinta', 'Sinta Maharani')}
        page={page}
        size={64}
        name="Sinta Maharani"
        role="Mentor data"
      />,
    ),
})

export const Staircase = meta.story({
  render: () => (
    <SectionShell type="headline" page={page} width="none">
      <StepsFloor />
      <div className="ui:frame">
        <h2 className="ui:text-h2">Naik satu anak tangga</h2>
      </div>
    </SectionShell>
  ),
})
