import { LRUCache } from 'lru-cache'

interface LoadCacheOptions<Value> {
  /** Keys at a time; the longest unused are evicted first. */
  max: number
  ttlMs: number
  load: (key: string) => Promise<Value>
  /** Whether a loaded value stays in the cache. @default every value does */
  isCacheable?: (value: Value) => boolean
}

export interface LoadCache<Value> {
  /** The cached value, else the loaded one; concurrent calls share one load, and a failed load is not cached. */
  get: (key: string) => Promise<Value>
  delete: (key: string) => void
}

/**
 * Caches what is loaded by a key, in this process. Promises are cached rather than fetched by lru-cache itself, whose
 * `fetch` rejects for every waiting caller when the key is deleted during a load.
 */
export function createLoadCache<Value>({
  max,
  ttlMs,
  load,
  isCacheable = () => true,
}: LoadCacheOptions<Value>): LoadCache<Value> {
  const cache = new LRUCache<string, Promise<Value>>({ max, ttl: ttlMs })

  function start(key: string): Promise<Value> {
    const loading = load(key)
    const forget = () => {
      if (cache.peek(key) === loading) cache.delete(key)
    }
    cache.set(key, loading)
    loading.then((value) => isCacheable(value) || forget(), forget)
    return loading
  }

  return {
    get: (key) => cache.get(key) ?? start(key),
    delete: (key) => void cache.delete(key),
  }
}
