import { perApp } from '../../../platform/per-app.ts'
import { isSignedInBy } from '../../identity/admins/index.ts'
import { createTracker } from './tracker.service.ts'

export const trackerOf = perApp((app) => createTracker(app, { isStaff: (cookie) => isSignedInBy(app, cookie) }))
