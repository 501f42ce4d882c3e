// A reporter of Vitest: how long each test file kept a worker busy, by project. Written to FILE_TIMES as JSON.
import { writeFileSync } from 'node:fs'

export default class FileTimes {
  #files = []

  onTestModuleEnd(testModule) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      testModule.diagnostic()
    const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
    this.#files.push({ project: testModule.project.name, file: testModule.relativeModuleId, ms: Math.round(ms) })
  }

  onTestRunEnd() {
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(this.#files))
  }
}
