// What the built product is started with, by `npm start` and by what measures it.
import { root } from './node24.mjs'

/**
 * Arguments of Node for the supervisor, which starts and watches the rest. Its own heap stays at the least there is; web
 * processes give young objects 8 MB: those of a request are gone by the time it is answered, and the room that Node takes
 * by itself was 44 MB more. Source maps are not loaded, they were 15 MB of the heap; `npm run stack` reads a stack with
 * them (docs/decisions/0122).
 */
export const serverCommand = [
  '--max-semi-space-size=1',
  '--max-old-space-size=64',
  `${root}/apps/supervisor/dist/supervisor.js`,
  root,
  `${root}/apps/server/dist/settings.js`,
  `${root}/apps/local-gateway/dist/local-gateway.js`,
  '--max-semi-space-size=8',
  `${root}/apps/server/dist/server.js`,
]
