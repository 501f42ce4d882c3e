import type { StoredSection } from '@naikkelas/page'

interface PhoneParts {
  hasTitle: boolean
  hasPicture: boolean
  hasOrder: boolean
}

/** Layouts that stand side by side on wide screens, so that a phone has to put one above the other. */
const ordered: Readonly<Record<string, readonly string[]>> = {
  headline: ['split'],
  title_media: ['side'],
  image_paragraph: ['left', 'right', 'auto'],
  background_full: [],
}

/** What a section may have otherwise on a phone: only where it is seen. */
export function phonePartsOf({ type, content }: StoredSection): PhoneParts {
  const layout = String(content.layout)
  const isOpening = Object.hasOwn(ordered, type)
  const hasPicture = isOpening && typeof content.image === 'object' && hasMedia(content.image)
  const isPriced = type === 'image_paragraph' && String(content.priceText ?? '').trim() !== ''
  return {
    hasTitle: isOpening,
    hasPicture,
    hasOrder: hasPicture && !isPriced && (ordered[type] ?? []).includes(layout),
  }
}

const hasMedia = (image: unknown) =>
  typeof image === 'object' && image !== null && 'mediaId' in image && image.mediaId !== ''
