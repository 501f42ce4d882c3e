import type { SectionView, SectionViewProps } from '@naikkelas/ui/sections/registry'
import { type ComponentType, lazy } from 'react'
import { hasLine } from '../../../shared/late/has-line.ts'
import { viewLoaders } from './view-loaders.gen.ts'

type AnyView = ComponentType<SectionViewProps<Record<string, unknown>>>

const loaded = new Map<string, AnyView>()
const underWay = new Map<string, Promise<AnyView>>()
/** The component a type was first drawn with: another one later would remount a text that is being edited. */
const drawnWith = new Map<string, AnyView>()

/** The script of a view failed to load: no network, or a newer build replaced it. */
export class ViewNotArrived extends Error {
  override readonly name = 'ViewNotArrived'
  readonly type: string

  constructor(type: string, options: ErrorOptions) {
    super(`The view of ${type} did not arrive.`, options)
    this.type = type
  }
}

/** Types whose view failed to load. Until a retry, drawing them fails at once. */
const missing = new Set<string>()

/** Allows the view of a type to be fetched again by the next render. */
export function retryView(type: string): void {
  if (missing.delete(type)) drawnWith.delete(type)
}

/** Fetches the views of these types; unknown types are skipped. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].filter(isKnownView).map(load))
}

/**
 * Fetches a view if it is available: a browser would cache the failure. A pending fetch is awaited without checking the
 * network first. @throws when it cannot
 */
export async function fetchView(type: string): Promise<void> {
  if (!loaded.has(type) && !underWay.has(type) && !(await hasLine())) throw new Error('There is no line to the server.')
  await load(type)
}

/** Whether this build can draw sections of a type. */
export const isKnownView = (type: string) => Object.hasOwn(viewLoaders, type)

/**
 * The view of a section type for parsed content; undefined for an unknown type. A view that was not fetched yet is
 * fetched by rendering it: it needs a Suspense boundary. A failed one throws `ViewNotArrived` until `retryView`.
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
