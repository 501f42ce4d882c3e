import { themeSchema } from '@naikkelas/ui/theme/schema'
import { offerSchema, sectionSettingsSchema, shortIdSchema } from '@naikkelas/ui/sections/registry'
import * as z from 'zod/mini'
import { seoSchema, storedSectionSchema } from './document.ts'
import { linkWordsSchema } from './link-words/link-words.ts'

/** Keys and item ids from a content's root: `['items', 'V1StGXR8_Z', 'title']`. */
export const fieldPathSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^(?!__proto__$|constructor$|prototype$)/)))
  .check(z.minLength(1), z.maxLength(8))
export type FieldPath = z.infer<typeof fieldPathSchema>

const sectionId = shortIdSchema
/** The preceding sibling; null is the first place. */
const afterId = z.nullable(shortIdSchema)
/**
 * The version of the section type that the author knew: an older path that no longer fits is rejected with `reload`.
 */
const sectionVersion = z.int().check(z.minimum(1))

/**
 * Every edit of a document: a closed list. `was` is the value that the author saw before the change; a server with
 * another value answers with both instead of choosing.
 */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insertSection'), section: storedSectionSchema, afterId }),
  z.strictObject({ kind: z.literal('removeSection'), sectionId }),
  z.strictObject({ kind: z.literal('moveSection'), sectionId, afterId }),
  z.strictObject({
    kind: z.literal('changeField'),
    sectionId,
    sectionVersion,
    path: fieldPathSchema,
    value: z.json(),
    was: z.json(),
  }),
  z.strictObject({
    kind: z.literal('insertItem'),
    sectionId,
    sectionVersion,
    path: fieldPathSchema,
    item: z.record(z.string(), z.json()),
    afterId,
  }),
  z.strictObject({
    kind: z.literal('moveItem'),
    sectionId,
    sectionVersion,
    path: fieldPathSchema,
    itemId: shortIdSchema,
    afterId,
  }),
  z.strictObject({
    kind: z.literal('removeItem'),
    sectionId,
    sectionVersion,
    path: fieldPathSchema,
    itemId: shortIdSchema,
  }),
  z.strictObject({
    kind: z.literal('changeSettings'),
    sectionId,
    value: z.partial(sectionSettingsSchema),
    was: z.partial(sectionSettingsSchema),
  }),
  z.strictObject({ kind: z.literal('changeOffer'), value: z.partial(offerSchema), was: z.partial(offerSchema) }),
  z.strictObject({ kind: z.literal('changeTheme'), value: z.partial(themeSchema), was: z.partial(themeSchema) }),
  z.strictObject({ kind: z.literal('changeSeo'), value: z.partial(seoSchema), was: z.partial(seoSchema) }),
  z.strictObject({ kind: z.literal('changeLinkWords'), value: linkWordsSchema, was: linkWordsSchema }),
  z.strictObject({
    kind: z.literal('changeTemplate'),
    value: z.union([z.literal(0), z.literal(1)]),
    was: z.union([z.literal(0), z.literal(1)]),
  }),
])
export type Operation = z.infer<typeof operationSchema>

/** One action of a person: operations that are undone together, sent and stored as one. */
export const changeSchema = z.strictObject({
  /** Made by the browser; a change sent twice is applied once. */
  id: z.uuid(),
  operations: z.array(operationSchema).check(z.minLength(1), z.maxLength(600)),
})
export type Change = z.infer<typeof changeSchema>
