import { isPictured } from '../parts/picture.tsx'
import { isRichShown, RichSlot } from '../parts/rich-slot.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { FilmChapters, FilmStage } from './film-stage.tsx'
import type { VideoContent } from './video.section.ts'

export type VideoProps = SectionViewProps<VideoContent>

/** A film that waits to be asked for, with what it says beside it. */
export default function VideoView(props: VideoProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text, transcript } = content
  const heading = { page, slot, eyebrow, title, introKey: 'text' } as const
  const stage = (sizes: string) => isFilmed(props) && <FilmStage {...props} sizes={sizes} />
  const spoken = <RichSlot value={transcript} path={['transcript']} page={page} slot={slot} />
  switch (layout) {
    case 'stage':
      return (
        <SectionShell type="video" page={page} width="pictures">
          <div className="ui:heading-row">
            <SectionHeading {...heading} intro="" introKey="" />
            {isShown(text, page) && <p className="ui:intro">{slot(['text'], text)}</p>}
          </div>
          {isFilmed(props) && <div className="ui:bleeds">{stage('(min-width:85rem) 80rem,calc(100vw - 2.5rem)')}</div>}
          <FilmChapters {...props} className="ui:film-moments ui:halved" />
          {isRichShown(transcript, page) && (
            <div className="ui:folds">
              <details open={page.isSample}>
                <summary>{page.labels.transcript}</summary>
                {spoken}
              </details>
            </div>
          )}
        </SectionShell>
      )
    case 'chapters':
      return (
        <SectionShell type="video" page={page}>
          <div className="ui:split-7-5 ui:split-top">
            {stage('(min-width:62rem) 38rem,calc(100vw - 2.5rem)')}
            <div className="ui:stack">
              <SectionHeading {...heading} intro={text} />
              <FilmChapters {...props} className="ui:film-moments" />
            </div>
          </div>
        </SectionShell>
      )
    case 'transcript':
      return (
        <SectionShell type="video" page={page}>
          <SectionHeading {...heading} intro={text} />
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">
              <div className="ui:words">
                {stage('(min-width:62rem) 27rem,calc(100vw - 2.5rem)')}
                <FilmChapters {...props} className="ui:film-moments" />
              </div>
            </div>
            {spoken}
          </div>
        </SectionShell>
      )
  }
}

/** Whether there is a film or its poster; else the section is its words. */
function isFilmed({ content: { video, image }, page }: VideoProps): boolean {
  switch (video.kind) {
    case 'provider':
      return true
    case 'file':
      return page.media(video.mediaId) !== null || isPictured(image, page)
    case 'link':
      return page.href(video.target) !== null || isPictured(image, page)
    case 'none':
      return isPictured(image, page)
  }
}
