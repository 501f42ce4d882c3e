import type { SectionView, SectionViewProps } from '@naikkelas/ui/sections/registry'
import { type ComponentType, lazy } from 'react'
import { viewLoaders } from './view-loaders.gen.ts'

type AnyView = ComponentType<SectionViewProps<Record<string, unknown>>>

const loaded = new Map<string, AnyView>()
/** What a type was first drawn with: another component later would take the place of a text that is being written. */
const drawnWith = new Map<string, AnyView>()

/** Fetches the views of these types; types this build does not know are passed by. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].filter((type) => Object.hasOwn(viewLoaders, type)).map(load))
}

/**
 * The view of a section type, ready to take parsed content; undefined for a type this build does not know. One that was
 * not fetched yet is fetched by drawing it: there has to be a Suspense around it.
 */
export function viewOf(type: string): AnyView | undefined {
  if (!Object.hasOwn(viewLoaders, type)) return undefined
  const view = drawnWith.get(type) ?? loaded.get(type) ?? lazy(async () => ({ default: await load(type) }))
  drawnWith.set(type, view)
  return view
}

async function load(type: string): Promise<AnyView> {
  const known = loaded.get(type)
  if (known) return known
  const loader: (() => Promise<SectionView>) | undefined = viewLoaders[type]
  if (!loader) throw new Error(`There is no view for ${type}.`)
  const view = (await loader()) as AnyView
  loaded.set(type, view)
  return view
}
