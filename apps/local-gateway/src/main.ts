// The payment gateway of a machine without one: started by the supervisor.
import { runSupervised, StartError } from '@naikkelas/supervision'
import { readEnv } from './env.ts'
import { startLocalGateway } from './local-gateway.ts'

runSupervised(async () => {
  const options = readEnv()
  const gateway = await startLocalGateway(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    const message = `Port ${options.port} is taken by another program: set LOCAL_GATEWAY_PORT to another, or LOCAL_GATEWAY to off.`
    throw new StartError(message, { cause: error })
  })
  return {
    notes: [
      `Payments are simulated at ${options.publicUrl ?? gateway.url}; control token of /__ctl: ${options.controlToken}`,
    ],
    reportCrash: async () => {},
    metrics: async () => [],
    stop: gateway.stop,
  }
})
