import type { ChatRotation, ChatRotationInput } from '@naikkelas/contract/marketing'

export interface RotationValues {
  name: string
  text: string
  agents: {
    /** Undefined for a new one. */
    id?: string | undefined
    name: string
    number: string
    isPaused: boolean
  }[]
}

export const newAgent = (): RotationValues['agents'][number] => ({ name: '', number: '', isPaused: false })

export function valuesOf(rotation: ChatRotation | null): RotationValues {
  return {
    name: rotation?.name ?? '',
    text: rotation?.text ?? 'Halo, saya ingin bertanya.',
    agents: rotation?.agents.map(({ id, name, number, isPaused }) => ({ id, name, number, isPaused })) ?? [newAgent()],
  }
}

export function bodyOf({ name, text, agents }: RotationValues): ChatRotationInput {
  return { name, text, agents: agents.map(({ id, ...agent }) => ({ ...agent, ...(id !== undefined && { id }) })) }
}

/** Agents that were taken away; others that joined meanwhile are named nowhere and stay. */
export function removedFrom(rotation: ChatRotation, { agents }: RotationValues): string[] {
  const left = new Set(agents.map(({ id }) => id))
  return rotation.agents.flatMap(({ id }) => (left.has(id) ? [] : [id]))
}
