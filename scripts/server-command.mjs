// What the built server is started with, by `npm start` and by what measures it.
import { root } from './node24.mjs'

/**
 * Arguments of Node for the built server. Young objects get 8 MB: those of a request are gone by the time it is answered,
 * and the room that Node takes by itself was 44 MB more. Source maps are not loaded, they were 15 MB of the heap;
 * `npm run stack` reads a stack with them (docs/decisions/0122).
 */
export const serverCommand = ['--max-semi-space-size=8', `${root}/apps/server/dist/server.js`]
