import type { SectionView, SectionViewProps } from '@naikkelas/ui/sections/registry'
import { type ComponentType, lazy } from 'react'
import { hasLine } from '../../../shared/late/has-line.ts'
import { viewLoaders } from './view-loaders.gen.ts'

type AnyView = ComponentType<SectionViewProps<Record<string, unknown>>>

const loaded = new Map<string, AnyView>()
const underWay = new Map<string, Promise<AnyView>>()
/** What a type was first drawn with: another component later would take the place of a text that is being written. */
const drawnWith = new Map<string, AnyView>()

/** The script of a view did not arrive: no network, or a newer build took its place. */
export class ViewNotArrived extends Error {
  override readonly name = 'ViewNotArrived'
  readonly type: string

  constructor(type: string, options: ErrorOptions) {
    super(`The view of ${type} did not arrive.`, options)
    this.type = type
  }
}

/** Types whose view did not arrive. Until it is asked for anew, whoever draws one is told so at once. */
const missing = new Set<string>()

/** Lets the view of a type be fetched anew by whoever draws it next. */
export function askAnew(type: string): void {
  if (missing.delete(type)) drawnWith.delete(type)
}

/** Fetches the views of these types; types this build does not know are passed by. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].filter(isKnownView).map(load))
}

/**
 * Fetches a view while it can be had: a browser would remember that it did not arrive. One that is on its way already is
 * waited for, without asking for a line first. @throws when it cannot
 */
export async function fetchView(type: string): Promise<void> {
  if (!loaded.has(type) && !underWay.has(type) && !(await hasLine())) throw new Error('There is no line to the server.')
  await load(type)
}

/** Whether this build can draw sections of a type. */
export const isKnownView = (type: string) => Object.hasOwn(viewLoaders, type)

/**
 * The view of a section type, ready to take parsed content; undefined for a type this build does not know. One that was
 * not fetched yet is fetched by drawing it: there has to be a Suspense around it. One that does not arrive throws
 * `ViewNotArrived` until `askAnew`.
 */
export function viewOf(type: string): AnyView | undefined {
  if (!isKnownView(type)) return undefined
  const view = drawnWith.get(type) ?? loaded.get(type) ?? lazy(() => arriving(type))
  drawnWith.set(type, view)
  return view
}

async function arriving(type: string): Promise<{ default: AnyView }> {
  try {
    await fetchView(type)
    return { default: await load(type) }
  } catch (cause) {
    missing.add(type)
    throw new ViewNotArrived(type, { cause })
  }
}

async function load(type: string): Promise<AnyView> {
  const known = loaded.get(type)
  if (known) return known
  const started = underWay.get(type) ?? begin(type)
  underWay.set(type, started)
  return started
}

async function begin(type: string): Promise<AnyView> {
  const loader: (() => Promise<SectionView>) | undefined = viewLoaders[type]
  if (!loader) throw new Error(`There is no view for ${type}.`)
  try {
    const view = (await loader()) as AnyView
    loaded.set(type, view)
    return view
  } finally {
    underWay.delete(type)
  }
}
