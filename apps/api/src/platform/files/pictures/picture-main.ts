// A program of its own, started by picture-process.ts: one job comes in as a message, its result goes out as one.
import type { PictureJob } from './picture-worker.ts'
import { workOn } from './picture-work.ts'

process.on('message', (job: PictureJob) => {
  void workOn(job).then((result) => process.send?.(result))
})

// The parent process has ended.
process.on('disconnect', () => process.exit(0))

// Ctrl+C reaches everything in the terminal; the server finishes what is under way and ends this program itself.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
