// What did not come is asked for once more.
import { answers } from '../answers';

/**
 * Firefox never fetches again what failed once, and a newer house has other files: where the house
 * answers and this does not, the whole page comes anew.
 */
export async function anew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (fault) {
    if (await answers()) location.reload();
    throw fault;
  }
}
