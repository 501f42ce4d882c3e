import { CtaLink } from '../parts/cta-link.tsx'
import { isPictured, Picture, type PictureProps } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { Split } from '../parts/split.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Film } from '../parts/film.tsx'
import type { TitleMediaContent } from './title-media.section.ts'

type TitleMediaProps = SectionViewProps<TitleMediaContent>

/** A heading and the thing itself: a picture, a film, or two pictures to compare. */
export default function TitleMediaView(props: TitleMediaProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text, image, secondImage, cta } = content
  const heading = { page, slot, eyebrow, title, introKey: 'text' } as const
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  const words = (
    <div className="ui:heading-row">
      <SectionHeading {...heading} intro="" introKey="" />
      {(isShown(text, page) || cta.label !== '') && (
        <div>
          {isShown(text, page) && <p className="ui:intro">{slot(['text'], text)}</p>}
          {button}
        </div>
      )}
    </div>
  )
  if (!hasMedium(content, page))
    return (
      <SectionShell type="title_media" page={page}>
        {words}
      </SectionShell>
    )
  switch (layout) {
    case 'wide':
      return (
        <SectionShell type="title_media" page={page}>
          {words}
          <Medium {...props} sizes="(min-width:75rem) 70rem,calc(100vw - 2.5rem)" ratio="16:9" />
        </SectionShell>
      )
    case 'side':
      return (
        <SectionShell type="title_media" page={page}>
          <Split
            page={page}
            wide="words"
            className="ui:split-5-7"
            words={
              <SectionHeading {...heading} intro={text}>
                {button}
              </SectionHeading>
            }
            picture={<Medium {...props} sizes="(min-width:62rem) 38rem,calc(100vw - 2.5rem)" />}
          />
        </SectionShell>
      )
    case 'phone':
      return (
        <SectionShell type="title_media" page={page}>
          <div className="ui:split-7-5">
            <div>
              <SectionHeading {...heading} intro={text}>
                {button}
              </SectionHeading>
              <Caption {...props} as="p" />
            </div>
            <div className="ui:phone">
              <Film content={content} page={page} slot={slot} sizes="18rem" ratio="9:16" />
            </div>
          </div>
        </SectionShell>
      )
    case 'pair':
      return (
        <SectionShell type="title_media" page={page}>
          <SectionHeading {...heading} intro={text}>
            {button}
          </SectionHeading>
          <div>
            <div className="ui:pair">
              {isPictured(image, page) && (
                <figure>
                  <figcaption className="ui:pair-label">{page.labels.before}</figcaption>
                  <Picture
                    image={image}
                    page={page}
                    sizes="(min-width:62rem) 27rem,calc(100vw - 2.5rem)"
                    ratio="4:3"
                    isFirst
                    isExpected
                  />
                </figure>
              )}
              {isPictured(secondImage, page) && (
                <figure>
                  <figcaption className="ui:pair-label">{page.labels.after}</figcaption>
                  <Picture
                    image={secondImage}
                    page={page}
                    sizes="(min-width:62rem) 40rem,calc(100vw - 2.5rem)"
                    ratio="4:3"
                    isExpected
                  />
                </figure>
              )}
            </div>
            <Caption {...props} as="p" />
          </div>
        </SectionShell>
      )
  }
}

/** Whether there is something to look at; without it the section is its words and makes no promise of a film. */
function hasMedium(
  { layout, image, secondImage, video }: TitleMediaProps['content'],
  page: TitleMediaProps['page'],
): boolean {
  if (isPictured(image, page)) return true
  if (layout === 'pair') return isPictured(secondImage, page)
  switch (video.kind) {
    case 'none':
      return false
    case 'provider':
      return true
    case 'file':
      return page.media(video.mediaId) !== null
    case 'link':
      return page.href(video.target) !== null
  }
}

function Medium({ content, page, slot, ...frame }: TitleMediaProps & Pick<PictureProps, 'sizes' | 'ratio'>) {
  return (
    <figure>
      <Film content={content} page={page} slot={slot} {...frame} />
      <Caption content={content} page={page} slot={slot} />
    </figure>
  )
}

function Caption({ content, page, slot, as: Tag = 'figcaption' }: TitleMediaProps & { as?: 'p' | 'figcaption' }) {
  return isShown(content.caption, page) && <Tag className="ui:caption">{slot(['caption'], content.caption)}</Tag>
}
