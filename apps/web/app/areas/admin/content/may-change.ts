import { createContext } from 'react'

/** Whether the record around a field may be changed: what a disabled fieldset does not reach asks for it. */
export const MayChange = createContext(true)
