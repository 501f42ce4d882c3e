import { isForVisitor, unknownVisitor, type VisitorClass, visitSources } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from './document.ts'
import { ofVariant, type VariantKey, variantsIn } from './variants.ts'

/** Maximum bodies of a page, variants and audiences together: each is drawn, stored and held in memory. */
export const bodiesAtMost = 8

/** All combinations of visitor attributes, the unknown visitor first. */
const visitors: readonly VisitorClass[] = visitSources
  .toReversed()
  .flatMap((source) => [false, true].map((isSignedIn) => ({ source, isSignedIn })))

/** Whether every visitor who sees one section also sees the other. */
export function isSeenByAllOf(other: StoredSection, section: StoredSection): boolean {
  return visitors.every((visitor) => !isForVisitor(section.settings, visitor) || isForVisitor(other.settings, visitor))
}

/** Name of an audience: `ads.in`, `other.out`. From a closed list, whatever the request contains. */
export const visitorName = ({ source, isSignedIn }: VisitorClass) => `${source}.${isSignedIn ? 'in' : 'out'}`

/** Visitors who get the same sections of a page. */
export interface Audience {
  /** A representative, to draw for. */
  visitor: VisitorClass
  /** All of them, by `visitorName`. */
  names: readonly string[]
}

/**
 * Audiences grouped by their sections; the unknown visitor's group comes first, and is the only one without audiences.
 */
export function audiencesIn(sections: readonly StoredSection[]): readonly [Audience, ...Audience[]] {
  const targeted = sections.filter(({ settings }) => !settings.isHidden && settings.audience)
  const groups = new Map<string, VisitorClass[]>()
  for (const visitor of visitors) {
    const shown = targeted.map(({ settings }) => isForVisitor(settings, visitor)).join()
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

/** One of the bodies of a page. */
export interface BodyPlan {
  /** Undefined without a test. */
  variant: VariantKey | undefined
  audience: Audience
}

/**
 * The bodies of a page: the first of each variant, then those of further audiences. Audiences beyond the limit get the
 * unknown visitor's.
 */
export function bodiesOf(document: PageDocument): [BodyPlan, ...BodyPlan[]] {
  const { firsts, further } = allBodies(document)
  const [first, ...others] = [...firsts, ...further].slice(0, bodiesAtMost)
  if (!first) throw new Error('a page has no body')
  return [first, ...others]
}

/** The number of bodies that its sections require, even beyond the limit. */
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
