import { isPictured, Picture } from '../parts/picture.tsx'
import { SaidBy } from '../parts/said-by.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Film } from '../parts/film.tsx'
import type { Testimonial1Content } from './testimonial-1.section.ts'

type Testimonial1Props = SectionViewProps<Testimonial1Content>

/** One person's story, with the room an opening would get. */
export default function Testimonial1View({ content, page, slot }: Testimonial1Props) {
  const { layout, eyebrow, title, image } = content
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro="" introKey="" />
  const words = <Words content={content} page={page} slot={slot} />
  switch (layout) {
    case 'story':
      return (
        <SectionShell type="testimonial_1" page={page}>
          {heading}
          <figure className={isPictured(image, page) ? 'ui:hero-story ui:hero-story-pictured' : 'ui:hero-story'}>
            {isPictured(image, page) && (
              <div className="ui:stepped-ground">
                <Picture
                  image={image}
                  page={page}
                  sizes="(min-width:52rem) 24rem,calc(100vw - 2.5rem)"
                  ratio="1:1"
                  isFirst
                  isExpected
                />
              </div>
            )}
            {words}
          </figure>
        </SectionShell>
      )
    case 'film':
      return (
        <SectionShell type="testimonial_1" page={page}>
          <div
            data-tone={panels[page.settings.tone]}
            className={hasFilm(content, page) ? 'ui:film-story ui:film-beside' : 'ui:film-story'}
          >
            <div className="ui:film-words">
              {heading}
              <figure>{words}</figure>
            </div>
            {hasFilm(content, page) && (
              <div>
                <Film
                  content={content}
                  page={page}
                  slot={slot}
                  sizes="(min-width:56rem) 38rem,calc(100vw - 2.5rem)"
                  ratio="16:9"
                />
              </div>
            )}
          </div>
        </SectionShell>
      )
  }
}

/** Without a film and without its picture the words have the panel to themselves. */
function hasFilm({ video, image }: Testimonial1Props['content'], page: Testimonial1Props['page']): boolean {
  const isLinked = video.kind === 'link' && page.href(video.target) !== null
  return isLinked || video.kind === 'provider' || video.kind === 'file' || isPictured(image, page)
}

// The panel parts from every ground it may lie on.
const panels = {
  white: 'board',
  paper: 'board',
  soft: 'board',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
} as const

function Words({ content, page, slot }: Testimonial1Props) {
  const { quote, result, image } = content
  return (
    <div className="ui:words">
      {isShown(result, page) && (
        <p className="ui:story-result" data-part="result">
          <span className="ui:stabilo">{slot(['result'], result)}</span>
        </p>
      )}
      {isShown(quote, page) && (
        <blockquote
          className={result === '' ? 'ui:quoted ui:story-quote ui:story-quote-alone' : 'ui:quoted ui:story-quote'}
          data-part="quote"
        >
          {slot(['quote'], quote)}
        </blockquote>
      )}
      <SaidBy said={{ ...content, image: { ...image, mediaId: '' } }} path={[]} page={page} slot={slot} />
    </div>
  )
}
