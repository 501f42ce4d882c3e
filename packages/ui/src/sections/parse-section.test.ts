import { describe, expect, it } from 'vitest'
import type { AnySectionDefinition } from './define-section.ts'
import { headline } from './headline/headline.section.ts'
import { parseSection, sectionDefinition, upgraded } from './parse-section.ts'

const stored = { id: 'judul00001', type: 'headline', version: 1, content: headline.defaults }

describe('reading a stored section', () => {
  it('returns the definition and the content of a known type', () => {
    const parsed = parseSection(stored)
    expect(parsed).toMatchObject({ kind: 'known', content: headline.defaults })
  })

  it('returns a reason instead of an error for an unknown type', () => {
    expect(parseSection({ ...stored, type: 'hologram' })).toMatchObject({ kind: 'unknown', reason: 'unknown_type' })
    expect(parseSection({ ...stored, type: 'constructor' })).toMatchObject({ kind: 'unknown', reason: 'unknown_type' })
    expect(parseSection({ ...stored, version: 99 })).toMatchObject({ kind: 'unknown', reason: 'newer_version' })
  })

  it.each([null, 'teks', 3, [], { ...headline.defaults, title: 5 }, { ...headline.defaults, extra: true }])(
    'skips broken content %#',
    (content) => {
      expect(parseSection({ ...stored, content })).toMatchObject({ kind: 'unknown', reason: 'invalid_content' })
    },
  )

  it('does not take inherited property names for types', () => {
    expect(sectionDefinition('toString')).toBeUndefined()
    expect(sectionDefinition('headline')?.type).toBe('headline')
  })
})

describe('upgrading older content', () => {
  const definition = {
    ...(headline as unknown as AnySectionDefinition),
    version: 3,
    upgrades: {
      1: ({ heading, ...rest }: Record<string, unknown>) => ({ ...rest, title: heading }),
      2: (content: Record<string, unknown>) => ({ ...content, isLoud: false }),
    },
  }

  it('runs every step in order', () => {
    expect(upgraded(definition, 1, { heading: 'Halo' })).toEqual({ title: 'Halo', isLoud: false })
    expect(upgraded(definition, 2, { title: 'Halo' })).toEqual({ title: 'Halo', isLoud: false })
  })

  it('leaves values that are not objects to the schema', () => {
    expect(upgraded(definition, 1, null)).toBeNull()
  })

  it('reports which step is missing', () => {
    expect(() => upgraded({ ...definition, upgrades: {} }, 1, {})).toThrow(
      'section headline has no upgrade from version 1',
    )
  })
})
