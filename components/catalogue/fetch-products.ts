/** All products of a list that stands on several pages. */
export async function fetchProducts<T>(address: string): Promise<T[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
