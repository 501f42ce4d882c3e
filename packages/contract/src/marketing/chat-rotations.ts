import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const chatRotationsAtMost = 50
export const chatAgentsAtMost = 20

/**
 * Path that redirects to the chat of the next person in turn; `teks` in its query replaces the rotation's own message.
 */
export const chatAddress = (rotationId: string) => `/wa/${rotationId}`
export const chatTextName = 'teks'

const agentInput = z.strictObject({
  /** Id of an existing agent; a new one has none. */
  id: z.optional(z.uuid()),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Nama petugas harus diisi' }),
      z.maxLength(60, { error: 'Nama petugas maksimal 60 karakter' }),
    ),
  /** In any notation; stored as `62812…`. */
  number: z.string().check(z.maxLength(40)),
  isPaused: z.boolean(),
})

const rotationInput = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Nama giliran harus diisi' }),
      z.maxLength(60, { error: 'Nama giliran maksimal 60 karakter' }),
    ),
  text: z.string().check(z.maxLength(500, { error: 'Pesan maksimal 500 karakter' })),
  agents: z
    .array(agentInput)
    .check(
      z.minLength(1, { error: 'Tambahkan paling sedikit satu petugas' }),
      z.maxLength(chatAgentsAtMost, { error: `Paling banyak ${chatAgentsAtMost} petugas` }),
    ),
})
export type ChatRotationInput = z.infer<typeof rotationInput>

const rotationChange = z.extend(rotationInput, {
  /** Ids of the agents to remove. Agents that the request does not mention were added concurrently and stay. */
  removed: z._default(z.array(z.uuid()).check(z.maxLength(chatAgentsAtMost)), []),
})

export const chatRotationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Prefilled message of the chat. */
  text: z.string(),
  /** Path on this site, for buttons and links. */
  address: z.string(),
  agents: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      number: z.string(),
      isPaused: z.boolean(),
      clicks: z.int(),
      lastClickAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type ChatRotation = z.infer<typeof chatRotationSchema>

const rotationId = z.strictObject({ rotationId: z.uuid() })

export const listChatRotations = endpoint({
  method: 'GET',
  path: '/admin/chat-rotations',
  summary: 'List chat rotations',
  output: z.array(chatRotationSchema),
})

export const createChatRotation = endpoint({
  method: 'POST',
  path: '/admin/chat-rotations',
  summary: 'Create a chat rotation',
  input: { body: rotationInput },
  output: chatRotationSchema,
  successStatus: 201,
})

export const updateChatRotation = endpoint({
  method: 'PUT',
  path: '/admin/chat-rotations/{rotationId}',
  summary: 'Replace a rotation’s agents, their order and pauses; agents who stay keep their clicks',
  input: { params: rotationId, body: rotationChange },
  output: chatRotationSchema,
})

export const deleteChatRotation = endpoint({
  method: 'DELETE',
  path: '/admin/chat-rotations/{rotationId}',
  summary: 'Delete a rotation; its address is 404',
  input: { params: rotationId },
  output: z.null(),
})
