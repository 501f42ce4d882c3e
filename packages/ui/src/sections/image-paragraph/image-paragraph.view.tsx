import type { ReactNode } from 'react'
import { CtaLink } from '../parts/cta-link.tsx'
import { isPictured, Picture } from '../parts/picture.tsx'
import { RichSlot } from '../parts/rich-slot.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { Split } from '../parts/split.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { ImageParagraphContent } from './image-paragraph.section.ts'
import { PriceReceipt } from './price-receipt.tsx'

type ImageParagraphProps = SectionViewProps<ImageParagraphContent>

/** One thing explained beside its picture; with a price the points become a nota. */
export default function ImageParagraphView({ content, page, slot }: ImageParagraphProps) {
  const { eyebrow, title, body, points, image, cta, priceText } = content
  // Without its picture a layout made of it would be half empty.
  const layout = isPictured(image, page) ? content.layout : 'left'
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro="" introKey="" />
  const words = <RichSlot value={body} path={['body']} page={page} slot={slot} />
  const picture = (shape: '4:3' | undefined, sizes: string) => (
    <Picture image={image} page={page} sizes={sizes} ratio={shape} isFirst isExpected />
  )
  const half = '(min-width:62rem) 33rem,calc(100vw - 2.5rem)'
  if (priceText.trim() !== '') {
    const receipt = <PriceReceipt content={content} page={page} slot={slot} />
    return (
      <SectionShell type="image_paragraph" page={page}>
        <PricedBody
          layout={layout}
          heading={heading}
          words={words}
          picture={picture(undefined, half)}
          receipt={receipt}
        />
      </SectionShell>
    )
  }
  const rest = (
    <>
      {words}
      {points.length > 0 && (
        <ul className="ui:points">
          {points.map(({ id, text }) => isShown(text, page) && <li key={id}>{slot(['points', id, 'text'], text)}</li>)}
        </ul>
      )}
      <CtaLink cta={cta} page={page} slot={slot} />
    </>
  )
  const block = (
    <div className="ui:words">
      {heading}
      {rest}
    </div>
  )
  switch (layout) {
    case 'left':
      return (
        <SectionShell type="image_paragraph" page={page}>
          <Split page={page} wide="picture" className="ui:split-7-5" words={block} picture={picture(undefined, half)} />
        </SectionShell>
      )
    case 'right':
      return (
        <SectionShell type="image_paragraph" page={page}>
          <Split page={page} wide="words" className="ui:split-5-7" words={block} picture={picture(undefined, half)} />
        </SectionShell>
      )
    case 'auto': {
      const isPictureAtStart = (page.run ?? 0) % 2 === 0
      return (
        <SectionShell type="image_paragraph" page={page}>
          {heading}
          <Split
            page={page}
            wide={isPictureAtStart ? 'picture' : 'words'}
            phone="picture"
            className={isPictureAtStart ? 'ui:split-7-5 ui:split-top' : 'ui:split-5-7 ui:split-top'}
            words={<div className="ui:words">{rest}</div>}
            picture={picture('4:3', half)}
          />
        </SectionShell>
      )
    }
    case 'overlap':
      return (
        <SectionShell type="image_paragraph" page={page} width="none">
          <div className="ui:frame">
            <div className="ui:overlap">
              {picture('4:3', half)}
              <div className="ui:overlap-words">{block}</div>
            </div>
          </div>
        </SectionShell>
      )
  }
}

interface PricedBodyProps {
  layout: ImageParagraphProps['content']['layout']
  heading: ReactNode
  words: ReactNode
  picture: ReactNode
  receipt: ReactNode
}

/** What is sold on one side, the nota on the other; the layouts differ in where the picture is. */
function PricedBody({ layout, heading, words, picture, receipt }: PricedBodyProps) {
  switch (layout) {
    case 'left':
      return (
        <div className="ui:split-7-5">
          <div className="ui:words">
            {heading}
            {words}
            {picture}
          </div>
          {receipt}
        </div>
      )
    case 'right':
      return (
        <div className="ui:split-5-7">
          <div className="ui:words">
            {heading}
            {words}
            {receipt}
          </div>
          {picture}
        </div>
      )
    case 'auto':
      return (
        <>
          {heading}
          <div className="ui:split-7-5">
            {picture}
            <div className="ui:words">
              {words}
              {receipt}
            </div>
          </div>
        </>
      )
    case 'overlap':
      return (
        <>
          <div className="ui:heading-row">
            {heading}
            {words}
          </div>
          <div className="ui:overlap-receipt">
            {picture}
            {receipt}
          </div>
        </>
      )
  }
}
