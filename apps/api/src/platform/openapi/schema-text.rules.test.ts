import { expect, test } from 'vitest'
import { schemaText } from './schema-text.rules.ts'

test.each([
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{ enum: ['open', 'closed'] }, '"open" | "closed"'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
  [{ type: 'array', items: { type: 'integer' } }, 'Array<integer>'],
  [{ $ref: '#/components/schemas/Error' }, 'Error'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'Record<string, string>'],
  [{}, 'unknown'],
])('%j reads as %s', (schema, text) => expect(schemaText(schema)).toBe(text))

test('fields that may be missing are marked, and objects are indented', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, place: { type: 'object', properties: { page: { type: 'string' } } } },
  }

  expect(schemaText(schema)).toBe('{\n  id: string\n  place?: {\n    page?: string\n  }\n}')
})
