import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { Lesson2Content } from './lesson-2.section.ts'
import { Project } from './project.tsx'
import { ProgrammeLine, Week } from './stage.tsx'

export type Lesson2Props = SectionViewProps<Lesson2Content>

/** The way through a course or an event, stage by stage, each with what comes of it. */
export default function Lesson2View({ content, page, slot }: Lesson2Props) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter((item) => isShown(item.title, page) || item.text.trim() !== '')
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  switch (layout) {
    case 'weeks':
      return (
        <SectionShell type="lesson_2" page={page}>
          {heading}
          {items.length > 0 && (
            <ol className="ui:weeks">
              {items.map((item) => (
                <Week key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ol>
          )}
        </SectionShell>
      )
    case 'projects':
      return (
        <SectionShell type="lesson_2" page={page}>
          {heading}
          {items.length > 0 && (
            <ol className="ui:projects">
              {items.map((item) => (
                <Project key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ol>
          )}
        </SectionShell>
      )
    case 'rundown':
      return (
        <SectionShell type="lesson_2" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            {items.length > 0 && (
              <ol data-tone={page.settings.tone === 'board' ? 'brand' : 'board'} className="ui:rundown">
                {items.map((item) => (
                  <ProgrammeLine key={item.id} item={item} page={page} slot={slot} />
                ))}
              </ol>
            )}
          </div>
        </SectionShell>
      )
  }
}
