import type { RoomLessonContent } from '@naikkelas/contract/learning'
import { Tab, TabList, TabPanel, Tabs } from '@naikkelas/ui/tabs'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shared/late/late-part.tsx'
import { LessonFiles } from './lesson-files.tsx'
import type { LessonPlaces } from './lesson-place.ts'

const NotesPanel = latePart(async () => (await import('./notes-panel.tsx')).NotesPanel)
const QuestionsPanel = latePart(async () => (await import('./questions-panel.tsx')).QuestionsPanel)

const tabs = ['catatan', 'tanya', 'berkas'] as const
export type LessonTab = (typeof tabs)[number]

export const lessonTabOf = (word: string | null): LessonTab | null => tabs.find((one) => one === word) ?? null

interface LessonTabsProps {
  lesson: RoomLessonContent
  /** Null for the first that has something. */
  wanted: LessonTab | null
  /** Null where nothing is written: in a preview. */
  places: LessonPlaces | null
}

/** What is beside a lesson: own notes, questions of all, and files. */
export function LessonTabs({ lesson, wanted, places }: LessonTabsProps) {
  const [shown, setShown] = useState<LessonTab>(
    wanted ?? (lesson.resources.length > 0 || !places ? 'berkas' : 'catatan'),
  )
  return (
    <Tabs value={shown} onValueChange={(value) => setShown(value as LessonTab)} className="flex flex-col gap-5">
      <TabList label="Di samping materi">
        {places && <Tab value="catatan">Catatan</Tab>}
        {places && <Tab value="tanya">Tanya</Tab>}
        <Tab value="berkas">Berkas</Tab>
      </TabList>
      {places && (
        <>
          <TabPanel value="catatan">
            {shown === 'catatan' && (
              <Suspense fallback={null}>
                <NotesPanel lesson={lesson} places={places} />
              </Suspense>
            )}
          </TabPanel>
          <TabPanel value="tanya">
            {shown === 'tanya' && (
              <Suspense fallback={null}>
                <QuestionsPanel lesson={lesson} places={places} />
              </Suspense>
            )}
          </TabPanel>
        </>
      )}
      <TabPanel value="berkas">{shown === 'berkas' && <LessonFiles resources={lesson.resources} />}</TabPanel>
    </Tabs>
  )
}
