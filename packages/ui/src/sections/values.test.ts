import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  ctaSchema,
  imageSchema,
  linkSchema,
  listOf,
  noCta,
  noImage,
  noLink,
  noVideo,
  shortIdSchema,
  videoSchema,
} from './values.ts'

describe('values that sections share', () => {
  it('accept empty values, so that a cleared field can be saved', () => {
    expect(linkSchema.safeParse(noLink).success).toBe(true)
    expect(imageSchema.safeParse(noImage).success).toBe(true)
    expect(videoSchema.safeParse(noVideo).success).toBe(true)
    expect(ctaSchema.safeParse(noCta).success).toBe(true)
  })

  it('refuse a hostile address with a message', () => {
    const result = linkSchema.safeParse({ kind: 'url', href: 'javascript:alert(1)' })
    expect(result.error?.issues[0]?.message).toBe('Tautan ini tidak aman atau tidak dikenal')
  })

  it('refuse unknown keys', () => {
    expect(linkSchema.safeParse({ kind: 'offer', href: '/x' }).success).toBe(false)
    expect(imageSchema.safeParse({ ...noImage, src: '/x.jpg' }).success).toBe(false)
  })

  it('take a video of a provider by its id, never by embed code', () => {
    expect(videoSchema.safeParse({ kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' }).success).toBe(true)
    expect(videoSchema.safeParse({ kind: 'provider', provider: 'youtube', id: '"><iframe src=x>' }).success).toBe(false)
    expect(videoSchema.safeParse({ kind: 'provider', provider: 'lain', id: 'a' }).success).toBe(false)
  })

  it('require unique ids in a list, and limit its length', () => {
    const list = listOf(z.strictObject({ id: shortIdSchema }), 2)
    expect(list.safeParse([{ id: 'aaaaaaaaaa' }, { id: 'bbbbbbbbbb' }]).success).toBe(true)
    expect(list.safeParse([{ id: 'aaaaaaaaaa' }, { id: 'aaaaaaaaaa' }]).error?.issues[0]?.message).toBe(
      'Dua item memakai id yang sama',
    )
    expect(list.safeParse(['a', 'b', 'c'].map((letter) => ({ id: letter.repeat(10) }))).error?.issues[0]?.message).toBe(
      'Paling banyak 2 item',
    )
    expect(list.safeParse([{ id: 'pendek' }]).success).toBe(false)
  })
})
