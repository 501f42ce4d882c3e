import * as React from 'react'

/**
 * Whether handlers and refs may be given to elements. The React of server components refuses both, and is known by
 * what it lacks; a component then draws the same without them.
 */
export const takesHandlers = 'useEffect' in React
