import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'

/** A screen as it is drawn at a path of the site. */
export const drawnAt = (node: ReactNode, path = '/') =>
  drawn(<MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>)
