import * as fc from 'fast-check'

/** Property tests of `npm test` draw the same cases each time; `npm run verify properties` draws others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
