// The payment gateway of a machine without one: started by the supervisor.
import { runSupervised } from '@naikkelas/supervision'
import { readEnv } from './env.ts'
import { startLocalGateway } from './local-gateway.ts'

runSupervised(async () => {
  const options = readEnv()
  const gateway = await startLocalGateway(options)
  return {
    notes: [
      `Payments are simulated at ${options.publicUrl ?? gateway.url}; control token of /__ctl: ${options.controlToken}`,
    ],
    reportCrash: async () => {},
    metrics: async () => [],
    stop: gateway.stop,
  }
})
