import type { AppContext } from '../app-context.ts'

/**
 * One instance for each application: a module's routes and the server share it without it being handed around. Made
 * when it is first asked for; a process holds several applications in tests.
 */
export function perApp<Instance>(create: (app: AppContext) => Instance): (app: AppContext) => Instance {
  // A use case is handed a copy of its application's context; the queue of jobs is the same in all of them.
  const instances = new WeakMap<AppContext['jobs'], Instance>()
  return (app) => {
    const there = instances.get(app.jobs)
    if (there !== undefined) return there
    const made = create(app)
    instances.set(app.jobs, made)
    return made
  }
}
