// What the built server is started with, by `npm start` and by what measures it.
import { root } from './node24.mjs'

/**
 * Arguments of Node for the built server. Young objects get 8 MB instead of up to 32: those of a request are gone by the
 * time it is answered, and the room was 60 MB and more under load without being faster. Source maps are not loaded: they
 * were 15 MB of the heap; `npm run stack` reads a stack with them.
 */
export const serverCommand = ['--max-semi-space-size=8', `${root}/apps/server/dist/server.js`]
