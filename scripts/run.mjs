import { spawn } from 'node:child_process'
import { root } from './node24.mjs'

/**
 * Runs a program of node_modules/.bin (or of the system) in the repository and waits for it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isQuiet?: boolean, limitMs?: number, cwd?: string }} [options] `isQuiet` keeps what it prints for the answer
 * @returns {Promise<{ code: number, output: string }>} a program that was killed has the code 1
 */
export function run(program, args, { env = {}, isQuiet = false, limitMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const limit = limitMs && setTimeout(() => child.kill('SIGTERM'), limitMs)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      clearTimeout(limit)
      resolve({ code: code ?? 1, output })
    })
  })
}
