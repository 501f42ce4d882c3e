import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { ColumnChart } from '../charts/column-chart.tsx'
import { type Day, everyDay } from './every-day.ts'

const shownDays = 30
const dayWords = (day: string) =>
  new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/**
 * How often an address was opened, day by day; asked for when somebody wants to know.
 * @param load its days in WIB, those without an opening left out
 */
export function useDaysOpened(load: () => Promise<readonly Day[]>) {
  const { toast } = useToast()
  const [days, setDays] = useState<Day[] | null>(null)
  const toggle = async () => {
    if (days !== null) return setDays(null)
    try {
      setDays(everyDay(await load(), { now: new Date(), count: shownDays }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return { days, toggle }
}

interface DaysButtonProps {
  address: string
  isOpen: boolean
  onPress: () => Promise<void>
}

export function DaysButton({ address, isOpen, onPress }: DaysButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Per hari: ${address}`}
      aria-expanded={isOpen}
      onClick={() => void onPress()}
    >
      Per hari
    </Button>
  )
}

export function DaysChart({ address, days }: { address: string; days: readonly Day[] }) {
  const title = `${address} dibuka, ${shownDays} hari terakhir`
  return (
    <ChartFrame
      title={title}
      head={['Hari (WIB)', 'Dibuka']}
      rows={days.toReversed().map(({ day, hits }) => [dayWords(day), `${hits} kali`])}
    >
      <ColumnChart
        title={title}
        named={[0, 9, 19, shownDays - 1]}
        format={String}
        columns={days.map(({ day, hits }) => ({
          label: dayWords(day),
          value: hits,
          words: `${dayWords(day)}: ${hits} kali`,
        }))}
      />
    </ChartFrame>
  )
}
