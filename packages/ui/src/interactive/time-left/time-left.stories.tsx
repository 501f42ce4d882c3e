import { formatDateTime } from '../../format/dates.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'
import { TimeLeft } from './time-left.tsx'

/** A moment that many seconds after the story was opened. */
const after = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const tomorrow = after(86_390)

const meta = preview.meta({
  title: 'Interaktif/Sisa waktu (TimeLeft)',
  component: TimeLeft,
  args: { until: tomorrow, ended: 'Waktu bayar sudah habis.' },
})

export const Hours = meta.story()
export const Days = meta.story({ args: { until: after(2 * 86_400 + 3 * 3_600 + 59) } })
export const Minutes = meta.story({ args: { until: after(3_552) } })
export const Ended = meta.story({ args: { until: '2020-01-01T00:00:00Z' } })
export const InASentence = meta.story({
  render: (args) => (
    <Alert title="Menunggu pembayaran" tone="warn">
      <p>
        Bayar sebelum {formatDateTime(tomorrow)}. Sisa waktu <TimeLeft {...args} className="ui:font-semibold" />.
      </p>
    </Alert>
  ),
})
