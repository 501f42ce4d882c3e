import { Tab, TabList, TabPanel, Tabs } from '@naikkelas/ui/tabs'
import type { ReactNode } from 'react'

/** Goals in display order; listed here because the templates are loaded only when one is chosen. */
const goals = [
  { id: 'sell', label: 'Jual' },
  { id: 'leads', label: 'Kumpulkan prospek' },
  { id: 'event', label: 'Acara' },
  { id: 'profile', label: 'Profil' },
  { id: 'links', label: 'Halaman tautan' },
] as const
export type GoalChoice = (typeof goals)[number]['id'] | 'blank'

interface GoalTabsProps {
  goal: GoalChoice
  onGoalChange: (goal: GoalChoice) => void
  /** Content of the selected goal's tab. */
  children: ReactNode
}

/** Asks for the page's goal first, because it decides which templates are offered. */
export function GoalTabs({ goal, onGoalChange, children }: GoalTabsProps) {
  return (
    <Tabs value={goal} onValueChange={(value) => onGoalChange(value as GoalChoice)} className="min-w-0">
      <TabList label="Tujuan halaman" className="max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap">
        <Tab value="blank">Mulai dari kosong</Tab>
        {goals.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={goal} className="pt-4">
        {children}
      </TabPanel>
    </Tabs>
  )
}
