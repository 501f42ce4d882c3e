/** What is sold. */
export type ProductKind = 'course' | 'service' | 'tool' | 'mentor' | 'event' | 'package'

/** How a course is sold. */
export type CourseType = 'premium' | 'basic' | 'free' | 'preorder'

/** How far a course goes: one to three bars. */
export type CourseLevel = 'beginner' | 'intermediate' | 'advanced'

/** Hues of drawn covers, of which a category may have one. */
export type CoverHue = 'toska' | 'kunyit' | 'cabai' | 'daun' | 'langit' | 'tinta'

/** The picture of a product, 16:9; wider or higher ones are cut. */
export interface CoverPicture {
  src: string
  /** The same in other widths: `/a-320.webp 320w, /a-640.webp 640w`. */
  srcSet?: string
  /** How wide it is drawn. @default measured by the browser; at once, as wide as a card in a ProductGrid */
  sizes?: string
  /** Of the picture: what stays in sight where it is cut, such as `object-top`. */
  className?: string
}
