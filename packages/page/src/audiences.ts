import { isForVisitor, unknownVisitor, type VisitorClass, visitSources } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from './document.ts'
import { ofVariant, type VariantKey, variantsIn } from './variants.ts'

/** Bodies that a page has at most, of its variants and audiences together: each is drawn, kept and held in memory. */
export const bodiesAtMost = 8

/** Everything that can be known of a visitor, whoever is unknown first. */
const visitors: readonly VisitorClass[] = visitSources
  .toReversed()
  .flatMap((source) => [false, true].map((isSignedIn) => ({ source, isSignedIn })))

/** Whether everybody who is shown one section is shown the other. */
export function isSeenByAllOf(other: StoredSection, section: StoredSection): boolean {
  return visitors.every((visitor) => !isForVisitor(section.settings, visitor) || isForVisitor(other.settings, visitor))
}

/** Names what is known of a visitor: `ads.in`, `other.out`. Of a closed list, whatever they sent. */
export const visitorName = ({ source, isSignedIn }: VisitorClass) => `${source}.${isSignedIn ? 'in' : 'out'}`

/** Visitors who get the same sections of a page. */
export interface Audience {
  /** One of them, to draw for. */
  visitor: VisitorClass
  /** All of them, as `visitorName` names them. */
  names: readonly string[]
}

/** Who gets the same sections; the audience of whoever is unknown comes first, and is alone where none is told apart. */
export function audiencesIn(sections: readonly StoredSection[]): readonly [Audience, ...Audience[]] {
  const told = sections.filter(({ settings }) => !settings.isHidden && settings.audience)
  const groups = new Map<string, VisitorClass[]>()
  for (const visitor of visitors) {
    const shown = told.map(({ settings }) => isForVisitor(settings, visitor)).join()
    groups.set(shown, [...(groups.get(shown) ?? []), visitor])
  }
  const [first, ...further] = [...groups.values()].map(
    (same): Audience => ({
      visitor: same[0] ?? unknownVisitor,
      names: same.map(visitorName),
    }),
  )
  return [first ?? { visitor: unknownVisitor, names: [] }, ...further]
}

/** One of the pages that a page can be. */
export interface BodyPlan {
  /** Undefined where nothing is tested. */
  variant: VariantKey | undefined
  audience: Audience
}

/**
 * The bodies that a page has for its visitors: the first of each variant, then those of further audiences. Beyond what a
 * page may have, further audiences get what whoever is unknown gets.
 */
export function bodiesOf(document: PageDocument): [BodyPlan, ...BodyPlan[]] {
  const { firsts, further } = allBodies(document)
  const [first, ...others] = [...firsts, ...further].slice(0, bodiesAtMost)
  if (!first) throw new Error('a page has no body')
  return [first, ...others]
}

/** How many bodies its sections ask for, more than it may have included. */
export function countBodies(document: PageDocument): number {
  const { firsts, further } = allBodies(document)
  return firsts.length + further.length
}

function allBodies(document: PageDocument): Record<'firsts' | 'further', BodyPlan[]> {
  const [key, ...keys] = variantsIn(document.sections)
  const variants: (VariantKey | undefined)[] = [key, ...keys]
  const all = variants.map((variant) => {
    const { sections } = variant === undefined ? document : ofVariant(document, variant)
    return audiencesIn(sections).map((audience): BodyPlan => ({ variant, audience }))
  })
  return { firsts: all.flatMap((plans) => plans.slice(0, 1)), further: all.flatMap((plans) => plans.slice(1)) }
}
