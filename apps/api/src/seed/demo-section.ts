import { shortId, type StoredSection } from '@naikkelas/page'
import {
  type Cta,
  defaultSettings,
  type Image,
  type Link,
  noCta,
  noImage,
  noLink,
  type SectionSettings,
  sections,
} from '@naikkelas/ui/sections/registry'

type Definitions = typeof sections

/** Media ids of the demo pictures by their name. */
export type DemoPictures = Readonly<Record<string, { id: string; alt: string }>>

/** A section of a demo page: what differs from its type's defaults. */
export function demoSection<Type extends keyof Definitions>(
  type: Type,
  content: Partial<Definitions[Type]['defaults']>,
  settings: Partial<SectionSettings> = {},
): StoredSection {
  const definition = sections[type]
  return {
    id: shortId(),
    type,
    version: definition.version,
    content: structuredClone({ ...definition.defaults, ...content }) as StoredSection['content'],
    settings: { ...defaultSettings, ...definition.settings, ...settings },
  }
}

export function picture(pictures: DemoPictures, name: string): Image {
  const found = pictures[name]
  return found ? { ...noImage, mediaId: found.id, alt: found.alt } : noImage
}

export function button(label: string, target: Link, note = ''): Cta {
  return { ...noCta, label, target, note }
}

export function card(given: { title: string; text: string; icon?: string; image?: Image; role?: string }) {
  return { id: shortId(), icon: '', image: noImage, role: '', badge: '', target: noLink, ...given }
}

export function link(
  label: string,
  target: Link,
  given: { note?: string; icon?: string; image?: Image; isHighlighted?: boolean; price?: string } = {},
) {
  return {
    id: shortId(),
    note: '',
    icon: '',
    image: noImage,
    isHighlighted: false,
    price: '',
    from: null,
    to: null,
    label,
    target,
    ...given,
  }
}

export function question(words: string, answer: Definitions['accordion_list']['defaults']['items'][number]['answer']) {
  return { id: shortId(), question: words, answer, group: '', isOpen: false }
}
