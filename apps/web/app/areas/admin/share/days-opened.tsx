import { Button } from '@naikkelas/ui/button'
import { formatDayAndMonth } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { ColumnChart } from '../charts/column-chart.tsx'
import { type Day, everyDay } from './every-day.ts'

const shownDays = 30
/**
 * Openings of URLs by day, loaded on request.
 * @param load the days of one in WIB, days without openings omitted
 */
export function useDaysOpenedByKey(load: (key: string) => Promise<readonly Day[]>) {
  const { toast } = useToast()
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, Day[]>>(new Map())
  const toggle = async (key: string) => {
    if (unfolded.has(key)) return setUnfolded(new Map([...unfolded].filter(([other]) => other !== key)))
    try {
      const days = everyDay(await load(key), { now: new Date(), count: shownDays })
      setUnfolded((before) => new Map([...before, [key, days]]))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return { daysOf: (key: string) => unfolded.get(key) ?? null, toggle }
}

/** The same of a single address. */
export function useDaysOpened(load: () => Promise<readonly Day[]>) {
  const { daysOf, toggle } = useDaysOpenedByKey(load)
  return { days: daysOf(''), toggle: () => toggle('') }
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
      rows={days.toReversed().map(({ day, hits }) => [formatDayAndMonth(day), `${hits} kali`])}
    >
      <ColumnChart
        title={title}
        named={[0, 9, 19, shownDays - 1]}
        format={String}
        columns={days.map(({ day, hits }) => ({
          label: formatDayAndMonth(day),
          value: hits,
          words: `${formatDayAndMonth(day)}: ${hits} kali`,
        }))}
      />
    </ChartFrame>
  )
}
